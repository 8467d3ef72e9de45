// What lies behind the title page, by itself: it comes after the words.

export { Backdrop } from '@wagons/board';

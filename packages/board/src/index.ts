// What the board offers: drawings of cards, towns and the circle. Which moves are legal arrives as data.

export {};

// A mean and its standard error, without keeping the values.

export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get value(): number {
    return this.#sum / this.#count;
  }

  get error(): number {
    return Math.sqrt((this.#squares / this.#count - this.value ** 2) / this.#count);
  }

  get said(): string {
    return `${this.value.toFixed(3)} ± ${this.error.toFixed(3)} (${this.#count.toLocaleString('en')} games)`;
  }
}

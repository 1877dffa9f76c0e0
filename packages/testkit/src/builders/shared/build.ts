/** Makes one thing that is valid as it stands, with what a test changes in it. */
export const builder =
  <T extends object>(usual: T) =>
  (change: Partial<T> = {}): T => ({ ...usual, ...change })

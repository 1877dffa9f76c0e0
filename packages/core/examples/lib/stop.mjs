/**
 * Ends the script with a message that says what is wrong and where.
 *
 * @type {(problem: string) => never}
 */
export const stop = problem => {
  console.error(problem)
  process.exit(1)
}

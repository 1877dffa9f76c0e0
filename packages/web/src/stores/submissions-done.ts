/** How many submissions have succeeded on this page. */
let succeeded = 0

/** Equal at two moments between which no submission of this page succeeded: what was loaded at the first still holds. */
export const submissionsDone = (): number => succeeded

export const submissionDone = (): void => {
  succeeded += 1
}

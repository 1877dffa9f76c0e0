/**
 * Enter waits this long, in milliseconds, for the carrier of a number; then it searches. A slow computer or connection
 * takes several seconds for the requests of all keys before it.
 */
export const ENTER_WAIT_MS = 20_000

/** What is said while Enter waits for a text. */
export const waitingText = (text: string): string => `Looking for “${text.trim()}”`

/**
 * Created on first use. A formatter costs milliseconds, and the first that lists words tens of them, which would delay
 * every cold start.
 */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

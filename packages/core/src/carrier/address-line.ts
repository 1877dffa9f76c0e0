import type { Place } from './carrier.ts'

/** A whole address in one line: "1200 Commerce St, Dallas, TX 75202, US". Empty: undefined when nothing is on record. */
export const addressLine = ({ street, city, state, postalCode, country }: Place): string | undefined => {
  const region = [state, postalCode].filter(part => part !== null).join(' ')
  const line = [street, city, region === '' ? null : region, country].filter(part => part !== null)
  return line.length === 0 ? undefined : line.join(', ')
}

import { Unreadable } from '../wire/reader.ts'

/** The whole number in a header, from `least` up. Refuses: a missing header, or one that holds anything else. */
export const wholeNumberHeader = (headers: Headers, name: string, least: number): number => {
  const text = headers.get(name)
  const value = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least)) throw new Unreadable(`no whole number from ${least}`).inside(`header ${name}`)
  return value
}

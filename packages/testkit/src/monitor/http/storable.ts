import { invalid } from './refused.ts'

/** No database keeps these: the character of no code, and half of a pair that stands for one character. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

/** How deep what is sent may nest: nothing this API means goes deeper. */
const DEPTH_MAX = 12

/**
 * Refuses what can neither be kept nor looked up, wherever it stands in what was sent: 422 by field.
 * Units: `path` is the dotted name of `sent`.
 */
export function assertStorable(sent: unknown, path: readonly string[] = []): void {
  const field = path.length === 0 ? null : path.join('.').slice(0, 120)
  if (typeof sent === 'string') {
    if (!isStorable(sent)) throw invalid(field, 'This text has characters that cannot be kept.')
    return
  }
  if (typeof sent !== 'object' || sent === null || sent instanceof File) return
  if (path.length >= DEPTH_MAX) throw invalid(field, 'This is nested too deeply.')
  for (const [name, value] of Object.entries(sent)) {
    if (!isStorable(name)) throw invalid(field, 'A name has characters that cannot be kept.')
    assertStorable(value, [...path, name])
  }
}

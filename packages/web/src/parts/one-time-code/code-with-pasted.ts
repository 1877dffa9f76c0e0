import { CODE_DIGITS, codeText } from '@fairhaul/core'

/**
 * The code after something was pasted into its field: a whole code takes the place of what stands there, in any spelling
 * and inside any words; a part goes where the cursor is. Empty: what holds no digit changes nothing.
 */
export const codeWithPasted = (
  code: string,
  pasted: string,
  [start, end]: readonly [start: number, end: number],
): string => {
  const digits = codeText(pasted)
  if (digits === '') return code
  return digits.length === CODE_DIGITS
    ? digits
    : codeText(`${code.slice(0, start)}${digits}${code.slice(end)}`)
}

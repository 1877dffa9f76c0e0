/** Small scans of a plain search text, each in one pass. They replace regular expressions that would be too slow. */

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isSeparator = (code: number): boolean => code === 45 || code === 32 || (code >= 9 && code <= 13)

/** The index after any blanks and dashes from `at`. */
export const afterSeparators = (text: string, at: number): number => {
  let index = at
  while (isSeparator(text.charCodeAt(index))) index += 1
  return index
}

/** Whether there are only digits from `at` to the end. Empty: true. */
export const isDigitsFrom = (text: string, at: number): boolean => {
  for (let index = at; index < text.length; index += 1) if (!isDigit(text.charCodeAt(index))) return false
  return true
}

/**
 * The digits from `at` to the end, ignoring blanks and dashes between and after them.
 * Refuses: undefined when there is anything else, or no digit at `at`.
 */
export const digitsFrom = (text: string, at: number): string | undefined => {
  if (!isDigit(text.charCodeAt(at))) return undefined
  let digits = ''
  let start = at
  for (let index = at; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isDigit(code)) continue
    if (!isSeparator(code)) return undefined
    digits += text.slice(start, index)
    start = index + 1
  }
  return digits + text.slice(start)
}

/** Whether the text is digits and dashes, with at least one digit. */
export const isDigitsAndDashes = (text: string): boolean => {
  let hasDigit = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isDigit(code)) hasDigit = true
    else if (code !== 45) return false
  }
  return hasDigit
}

/** Whether there is a capital letter from A to Z at `at`. */
export const isCapitalAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 65 && code <= 90
}

/** Whether there are only capital letters from `at` to the end. Empty: true. */
export const isCapitalsFrom = (text: string, at: number): boolean => {
  for (let index = at; index < text.length; index += 1) if (!isCapitalAt(text, index)) return false
  return true
}

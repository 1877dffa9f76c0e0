/** What each character counts in the check sum of a VIN: its place in its row, from 1. */
const LETTER_ROWS = ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'] as const
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

const valueOf = (character: string): number => {
  const row = LETTER_ROWS.find(letters => letters.includes(character))
  return row === undefined ? Number(character) : row.indexOf(character) + 1
}

/** Where a vehicle was made; each plant counts to a million. */
const PLANTS = 'ZYXWVTSRPN'
const SERIALS_EACH = 1_000_000

/** The letter that stands for a model year: they come round every thirty years, and 2010 is A again. */
const yearLetter = (year: number) => YEAR_LETTERS.charAt((year - 1980) % 30)

/**
 * A vehicle identification number with a right check digit.
 *
 * Units: `maker` is its first eight characters, `serial` a whole number below ten million; two serials never give the same VIN.
 */
export const vinOf = (maker: string, year: number, serial: number): string => {
  const plant = PLANTS.charAt(Math.floor(serial / SERIALS_EACH))
  const rest = `${yearLetter(year)}${plant}${String(serial % SERIALS_EACH).padStart(6, '0')}`
  const text = `${maker}0${rest}`
  const sum = [...text].reduce((total, character, at) => total + (WEIGHTS[at] ?? 0) * valueOf(character), 0)
  return `${maker}${'0123456789X'.charAt(sum % 11)}${rest}`
}

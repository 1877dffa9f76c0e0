const setOf = (spaced: string): ReadonlySet<string> => new Set(spaced.split(' '))

/** Legal forms and abbreviations that stay in capitals. Words without a vowel stay as well. */
const CAPITALS = setOf('LLC LLP PLLC USA CPA II III IV VI VII VIII IX UPS SAPI SA AAA')

/** Words without a vowel that are no initials. */
const SPELLED_WITHOUT_VOWEL = setOf('LTD BROS MR MRS DR ST FT MT SR JR SVC SVCS TRKG TRK TRNSP TRANSP')

/** Small words inside a name. */
const SMALL = setOf('AND OF THE FOR IN ON AT DE DEL Y')

/** Words of two letters; any other two letters are initials. */
const TWO_LETTERS = setOf('CO BY MY GO WE AL ED JO AN AS OR NO SO TO UP BE DO EL LA LE AND')

/** "MCDONALD", and not "MCI" or "MACK": what follows begins with a consonant and has a vowel. */
const MC = /^MC(?=[B-DF-HJ-NP-TV-Z][A-Z]*[AEIOU])/

const withFirstCapital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

const isInitials = (word: string): boolean =>
  !SPELLED_WITHOUT_VOWEL.has(word) &&
  (CAPITALS.has(word) ||
    !/[AEIOUYÀ-ÖØ-Þ]/.test(word) ||
    (word.length === 2 && !TWO_LETTERS.has(word) && !SMALL.has(word)))

/** One run of capital letters. `before`: the text in front of it. */
const wordOf = (word: string, before: string): string => {
  if (/['’]$/.test(before))
    return /(^|[^\p{L}])\p{L}['’]$/u.test(before) ? withFirstCapital(word) : word.toLowerCase()
  if (/\d$/.test(before)) return word
  if (before.trim() !== '' && SMALL.has(word) && word.length > 1) return word.toLowerCase()
  if (isInitials(word)) return word
  if (word.length > 5 && MC.test(word)) return `Mc${withFirstCapital(word.slice(2))}`
  return withFirstCapital(word)
}

/** Nothing but capital letters and spaces, as most towns are. */
const PLAIN = /^[A-Z ]*$/

/** Whether a word that starts at a place is an initial or part of an abbreviation, as in "L.L.C." and "B2B". */
const isAbbreviated = (text: string, at: number, word: string): boolean =>
  /^\d|^\.\p{L}/u.test(text.slice(at + word.length)) || /\p{L}\.$/u.test(text.slice(0, at))

/**
 * A name or a town in title case: "EAGLE BASIN FREIGHT LINES LLC" is "Eagle Basin Freight Lines LLC". Only letters change
 * their case; what may be initials or an abbreviation stays in capitals.
 *
 * Empty: a text with small letters has a spelling of its own, and stays as it is.
 * Source: the records of the federal register are in capitals; the option is ours.
 */
export const inTitleCase = (text: string): string => {
  // Classes of all letters there are take a browser longer to compile than a page of towns to read.
  const isPlain = PLAIN.test(text)
  if (!isPlain && /\p{Ll}/u.test(text)) return text
  return text.replaceAll(/[A-ZÀ-ÖØ-Þ]+/g, (word, at: number) =>
    !isPlain && isAbbreviated(text, at, word) ? word : wordOf(word, text.slice(0, at)),
  )
}

import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { done, type Outcome, refused } from '@fairhaul/core'
import { readVetListFile, textOfFile, type VetList } from './list-file.ts'

const bytesOf = (file: string): Outcome<Uint8Array, string> => {
  try {
    return done(readFileSync(file))
  } catch (error) {
    return refused(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const named = <T>(file: string, value: Outcome<T, string>): Outcome<T, string> =>
  value.ok ? value : refused(`${file}: ${value.refusal}`)

/** What a file holds, as `read` reads its text. Refuses: with the name of the file. */
export const readFile = <T>(file: string, read: (text: string) => Outcome<T, string>): Outcome<T, string> => {
  const bytes = bytesOf(file)
  if (!bytes.ok) return bytes
  const text = textOfFile(bytes.value)
  return named(file, text.ok ? read(text.value) : text)
}

const LINE_FEED = 0x0a

/**
 * What a file of verdicts holds, which may be of any size, be empty, and end inside a letter. Refuses: with the name of
 * the file.
 */
export const readVerdictFile = <T>(
  file: string,
  read: (text: string) => Outcome<T, string>,
): Outcome<T, string> => {
  const bytes = bytesOf(file)
  if (!bytes.ok) return bytes
  const wholeLines = bytes.value.subarray(0, bytes.value.lastIndexOf(LINE_FEED) + 1)
  const utf8 = [bytes.value, wholeLines].find(
    each => isUtf8(each) && (each.length > 0 || each === bytes.value),
  )
  const text = utf8 === undefined ? textOfFile(bytes.value) : done(new TextDecoder().decode(utf8))
  return named(file, text.ok ? read(text.value) : text)
}

/** The name of standard input. */
const STANDARD_INPUT = '-'

/** The list in a file, or of standard input. Refuses: with the name of the file. */
export const readListFile = async (
  file: string,
  input: () => Promise<Uint8Array>,
): Promise<Outcome<VetList, string>> => {
  if (file === STANDARD_INPUT) return named('standard input', await readVetListFile(await input()))
  const bytes = bytesOf(file)
  return bytes.ok ? named(file, await readVetListFile(bytes.value)) : bytes
}

/** A short mark of what a file holds: another content has another. */
export const fingerprintOf = (file: string): string =>
  `${basename(file)} ${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)}`

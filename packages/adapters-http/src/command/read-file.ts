import { readFileSync } from 'node:fs'
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

/** The list in a file. Refuses: with the name of the file. */
export const readListFile = async (file: string): Promise<Outcome<VetList, string>> => {
  const bytes = bytesOf(file)
  return bytes.ok ? named(file, await readVetListFile(bytes.value)) : bytes
}

import { readFileSync } from 'node:fs'
import { type Outcome, refused } from '@fairhaul/core'
import { textOfFile } from './list-file.ts'

/** What a file holds, as `read` reads its text. Refuses: with the name of the file. */
export const readFile = <T>(file: string, read: (text: string) => Outcome<T, string>): Outcome<T, string> => {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return refused(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const text = textOfFile(bytes)
  const value = text.ok ? read(text.value) : text
  return value.ok ? value : refused(`${file}: ${value.refusal}`)
}

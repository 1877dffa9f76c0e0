import type { StoredFile } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { linkAddress, text } from './values.ts'

/** A file stored by the server. */
export const storedFile: Reader<StoredFile> = record({ name: text, url: linkAddress })

import type { StoredFile } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { linkAddress, text } from './values.ts'

/** A file that the server keeps. */
export const storedFile: Reader<StoredFile> = record({ name: text, url: linkAddress })

import type { CodeSent } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, optional } from './values.ts'

export const codeSent: Reader<CodeSent> = record({
  lives_seconds: count,
  resend_after_seconds: count,
  code_digits: optional(count),
})

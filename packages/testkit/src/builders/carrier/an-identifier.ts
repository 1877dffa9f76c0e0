import type { Identifier } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** A DOT number. */
export const anIdentifier = builder<Identifier>({ type: 'DOT', value: '3214567', region: null })

import type { Area } from '@fairhaul/core'
import { anArea } from '../../builders/index.ts'

/** The rows of the fakes about searches. */
export interface SearchWorld {
  areas: Area[]
}

export const searchWorld = (): SearchWorld => ({ areas: [anArea()] })

import type { FeatureFlags } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { members, record } from './record.ts'

/** The names whose value is true. Any other value is off: a flag of another kind must not cost the whole board. */
const namesThatAreOn: Reader<FeatureFlags> = value =>
  new Set(
    Object.entries(members(value))
      .filter(([, on]) => on === true)
      .map(([name]) => name),
  )

const board = record({ features: namesThatAreOn })

/** The features that are on for a user. Source: section 7, "Auth and user". */
export const featureFlags: Reader<FeatureFlags> = body => board(body).features

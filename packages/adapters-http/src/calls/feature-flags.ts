import type { FeatureFlagBoard, FeatureFlags, UserId } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import type { Reader } from '../wire/reader.ts'
import { members, record } from '../wire/record.ts'

/** The names whose value is true. Any other value is off: a flag of another type must not fail the whole list. */
const namesThatAreOn: Reader<FeatureFlags> = value =>
  new Set(
    Object.entries(members(value))
      .filter(([, on]) => on === true)
      .map(([name]) => name),
  )

const board = record({ features: namesThatAreOn })

/** The features that are on for a user. Source: section 7, "Auth and user". */
export const featureFlags: Reader<FeatureFlags> = body => board(body).features

/** Source: section 7, "Auth and user". Feature flags are kept by an actor's name, `User;` and the id. */
export const featureFlagCalls = {
  forUser: call({
    route: 'GET api/flipper/actors/User;:id',
    path: (params: { readonly userId: UserId }) => ({ id: params.userId }),
    read: one(featureFlags),
  }),
}

export const httpFeatureFlags = (http: Http): FeatureFlagBoard => bindCalls(http, featureFlagCalls)

import type { FeatureFlagBoard, UserId } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { featureFlags } from '../wire/feature-flags.ts'

/** Source: section 7, "Auth and user". Feature flags are kept by an actor's name, `User;` and the id. */
export const featureFlagCalls = {
  forUser: call({
    route: 'GET api/flipper/actors/User;:id',
    path: (params: { readonly userId: UserId }) => ({ id: params.userId }),
    read: one(featureFlags),
  }),
}

export const httpFeatureFlags = (http: Http): FeatureFlagBoard => bindCalls(http, featureFlagCalls)

import type { ConnectionId, OnboardingPacketId, OnboardingPackets } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { onboardingPacket } from '../wire/onboarding-packet.ts'
import { paged } from '../wire/paging.ts'

interface PacketsParams {
  readonly connectionId: ConnectionId
  readonly page?: number
}

/** Source: section 7, "Connections and onboarding". */
export const onboardingPacketCalls = {
  list: call({
    route: 'GET onboarding_packets',
    query: (params: PacketsParams) => ({
      connection_id: params.connectionId,
      q: { s: 'created_at desc' },
      ...paged(params),
    }),
    read: pageOf(list(onboardingPacket)),
  }),
  find: call({
    route: 'GET onboarding_packets/:id',
    path: (params: { readonly id: OnboardingPacketId }) => ({ id: params.id }),
    read: one(onboardingPacket),
  }),
}

export const httpOnboardingPackets = (http: Http): OnboardingPackets => bindCalls(http, onboardingPacketCalls)

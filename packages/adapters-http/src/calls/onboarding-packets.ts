import type { ConnectionId, OnboardingPacketId, OnboardingPackets } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { onboardingPacket } from '../wire/onboarding-packet.ts'
import { paged } from '../wire/paging.ts'

interface PacketsAsk {
  readonly connectionId: ConnectionId
  readonly page?: number
}

/** Source: section 7, "Connections and onboarding". */
export const onboardingPacketCalls = {
  list: call({
    route: 'GET onboarding_packets',
    query: (ask: PacketsAsk) => ({
      connection_id: ask.connectionId,
      q: { s: 'created_at desc' },
      ...paged(ask),
    }),
    read: pageOf(list(onboardingPacket)),
  }),
  find: call({
    route: 'GET onboarding_packets/:id',
    path: (ask: { readonly id: OnboardingPacketId }) => ({ id: ask.id }),
    read: one(onboardingPacket),
  }),
}

export const httpOnboardingPackets = (http: Http): OnboardingPackets => bindCalls(http, onboardingPacketCalls)

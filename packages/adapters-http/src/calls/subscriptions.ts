import type { CarrierId, Subscriptions } from '@fairhaul/core'
import { nothing, one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { subscription } from '../wire/subscription.ts'

interface OneCarrier {
  readonly carrierId: CarrierId
}

/** Source: section 7, "Connections and onboarding". */
export const subscriptionCalls = {
  subscribe: call({
    route: 'POST subscriptions/create_by_carrier',
    body: (params: OneCarrier) => ({ carrier_id: params.carrierId }),
    fields: { carrier_id: 'carrierId' },
    read: one(subscription),
  }),
  unsubscribe: call({
    route: 'DELETE subscriptions/destroy_by_carrier',
    query: (params: OneCarrier) => ({ carrier_id: params.carrierId }),
    read: nothing,
  }),
}

export const httpSubscriptions = (http: Http): Subscriptions => bindCalls(http, subscriptionCalls)

import {
  DIGEST_FREQUENCY_NAMES,
  DIGEST_KIND_NAMES,
  type DigestPreferences,
  type Digests,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { knownValues } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { oneOf, text } from '../wire/values.ts'

const preferences: Reader<DigestPreferences> = record({
  frequency: oneOf(DIGEST_FREQUENCY_NAMES),
  kinds: knownValues(DIGEST_KIND_NAMES),
  time_zone: text,
})

/** Beyond section 7. Source: section 6, "Scopes". */
export const digestCalls = {
  preferences: call({ route: 'GET digest_preferences', read: one(preferences) }),
  savePreferences: call({
    route: 'PATCH digest_preferences',
    body: ({ frequency, kinds }: Omit<DigestPreferences, 'timeZone'>) => ({
      digest_preferences: { frequency, kinds },
    }),
    fields: { 'digest_preferences.frequency': 'frequency', 'digest_preferences.kinds': 'kinds' },
    read: one(preferences),
  }),
}

export const httpDigests = (http: Http): Digests => bindCalls(http, digestCalls)

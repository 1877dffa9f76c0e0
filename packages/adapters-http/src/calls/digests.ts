import {
  DIGEST_FREQUENCY_NAMES,
  DIGEST_KIND_NAMES,
  type Digest,
  type DigestLine,
  type DigestPreferences,
  type Digests,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { knownValues, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, names, nullable, oneOf, text } from '../wire/values.ts'

const preferences: Reader<DigestPreferences> = record({
  frequency: oneOf(DIGEST_FREQUENCY_NAMES),
  kinds: knownValues(DIGEST_KIND_NAMES),
  time_zone: text,
})

const line: Reader<DigestLine> = record({
  kind: oneOf(DIGEST_KIND_NAMES),
  carrier_id: id<'carrier'>,
  name: text,
  text,
})

const digest: Reader<Digest> = record({
  made_at: instant,
  lines: listOfKnown(names('kind', DIGEST_KIND_NAMES), line),
})

const latest = record({ digest: nullable(digest) })

/** Beyond section 7. Source: section 6, "Scopes". */
export const digestCalls = {
  latest: call({ route: 'GET digests/latest', read: one(value => latest(value).digest) }),
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

import { PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { type DigestQuery, DigestScreen } from './DigestScreen.tsx'

export const screen: ScreenModule<DigestQuery> = {
  Component: DigestScreen,
  open({ resolve }, previous) {
    const digests = resolve(PeopleTokens.Digests)
    const latest = previous ?? new Query((_: void, signal) => digests.latest(signal))
    void latest.load()
    return latest
  },
  settled: latest => latest.settled(),
  staysMountedFor: ['carrier'],
}

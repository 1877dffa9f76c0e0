import { useEffect, useState } from 'react'
import { PeopleTokens, RulesTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { useResolve } from '../../di/use-store.ts'
import { MentionPicker } from './mention-picker.ts'

/** Whom a text mentions, for as long as its field is on the page. Nothing is requested before an @ is typed. */
export const useMentions = (): MentionPicker => {
  const resolve = useResolve()
  const [mentions] = useState(
    () =>
      new MentionPicker({
        notes: { waiting: (params, signal) => resolve(RulesTokens.Notes).waiting(params, signal) },
        people: () => resolve(PeopleTokens.CompanyUsers),
        me: () => resolve(AccountTokens.AccountStore).user?.id,
      }),
  )
  useEffect(() => () => mentions.dispose(), [mentions])
  return mentions
}

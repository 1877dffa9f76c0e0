import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { checkRecorded } from '../own-check/check-recorded.ts'
import { MailedCodeDrawer } from './MailedCodeDrawer.tsx'
import { MailedCodeStore } from './mailed-code-store.ts'

export const drawer: ProfilePart = {
  Component: MailedCodeDrawer,
  open: ({ carrierId, profile, resolve }, previous) =>
    previous ??
    new MailedCodeStore({
      carrierId,
      checks: resolve(ProfileTokens.OwnChecks),
      recorded: text => checkRecorded(profile, text),
    }),
}

import { listOf, SAFE_ADDRESS, safeAddress } from '../addresses.ts'
import { always, group } from '../group.ts'

/** Where users may be redirected, and how they sign in. */
export interface Access {
  /** Where people without a broker company are sent. Null: not configured. Section 4, guard step 10. */
  readonly onboardingUrl: string | null
  /** Hosts, in addition to the page's own, that a 406 may send the browser to. */
  readonly redirectHosts: readonly string[]
  /** Off only where automated tests must sign in. Section 5, the in-page bot check. */
  readonly botCheck: boolean
}

const onboarding = {
  name: 'FAIRHAUL_ONBOARDING_URL',
  meaning: 'where people go who have no company, or one that is no broker',
  usual: 'a company is made on the sign-up screens; one that is no broker gets a message that says so',
  form: SAFE_ADDRESS,
  read: (text: string) => (safeAddress(text) === undefined ? undefined : text),
}

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const redirectHosts = {
  name: 'FAIRHAUL_REDIRECT_HOSTS',
  meaning: "hosts, with commas, that a 406 may send the browser to beside the portal's own",
  usual: 'none',
  form: 'host names with commas between them, such as verify.example,id.example:8443',
  read: (text: string) => listOf(text, HOST),
}

const botCheck = {
  name: 'FAIRHAUL_BOT_CHECK',
  meaning: '`off`: no check for automated browsers at sign-in, for automated tests',
  usual: '`on`',
  form: 'on or off',
  read: (text: string) => (text === 'on' || text === 'off' ? text : undefined),
}

/** Redirects and the bot check, which is on unless its value is exactly off. */
export const access = group(
  { onboarding, redirectHosts, botCheck },
  always(
    (values): Access => ({
      onboardingUrl: values.onboarding,
      redirectHosts: values.redirectHosts ?? [],
      botCheck: values.botCheck !== 'off',
    }),
  ),
)

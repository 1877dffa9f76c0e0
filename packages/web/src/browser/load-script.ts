import { SCRIPT_POLICY, TAG_POLICY } from '../../configuration/hosts/trusted-types.ts'

/** Where the portal itself may load third-party scripts from. */
const OWN_CHOICE = /^https:\/\/(?:www\.googletagmanager\.com|widget\.intercom\.io)\//

/** Where the tags of a tag manager may load scripts from; its content security policy has the same list. */
const OF_TAGS = /^https:\/\/(?:www\.googletagmanager\.com|[\w-]+\.google-analytics\.com)\//

type Addresses = Pick<TrustedTypePolicy, 'createScriptURL'>

/** Refuses: throws for any other address, so that no address is created by mistake. */
const only =
  (places: RegExp) =>
  (address: string): string => {
    if (places.test(address)) return address
    throw new TypeError('A script of another site was refused.')
  }

const policyOf = (page: Window, name: string, places: RegExp): Addresses => {
  const createScriptURL = only(places)
  // A browser without Trusted Types uses the string, which has passed the same check.
  const bare = {
    createScriptURL: (address: string) => createScriptURL(address) as unknown as TrustedScriptURL,
  }
  return page.trustedTypes?.createPolicy(name, { createScriptURL }) ?? bare
}

/** A policy of a given name can be created once in a page. */
const made = new WeakMap<Window, Addresses>()

/**
 * Loads a script of another site; resolves when it has run. The only place in the portal that does so, under a Trusted
 * Types policy with a list of allowed addresses.
 * Refuses: rejects for another site, and for a script that is blocked or fails to load. The load may be repeated.
 */
export const loadScript = (page: Window, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const policy = made.get(page) ?? policyOf(page, SCRIPT_POLICY, OWN_CHOICE)
    made.set(page, policy)
    const script = page.document.createElement('script')
    script.async = true
    script.src = policy.createScriptURL(address) as unknown as string
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('A script of another site did not come.'))
    })
    page.document.head.append(script)
  })

/** Lets the tags of a tag manager load their scripts, which name no policy. Called once, if there is one. */
export const letTagsLoad = (page: Window): void => {
  page.trustedTypes?.createPolicy(TAG_POLICY, { createScriptURL: only(OF_TAGS) })
}

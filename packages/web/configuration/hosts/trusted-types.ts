import type { Configuration } from '../configuration.ts'

/** The policy under which the portal loads scripts of others: the chat's and the tag manager's. */
export const SCRIPT_POLICY = 'fairhaul-scripts'

/** The policy of the page for whoever names none. It is made for the tags of a tag manager, and lets only them load. */
export const TAG_POLICY = 'default'

/** What Google Maps and its loader make, as the loader says. */
const MAP_POLICIES = [
  '@googlemaps/js-api-loader',
  'google-maps-api-loader',
  'google-maps-api#html',
  'lit-html',
]

/** What a content security policy says of Trusted Types. */
export interface TrustedTypesRule {
  /** Whether text may become script, HTML or the address of a script by a policy alone. */
  readonly enforced: boolean
  /** The policies that may be made. */
  readonly policies: readonly string[]
}

/**
 * What a configuration means for Trusted Types.
 *
 * Choice: a chat switches them off. Its script writes its own frames as text and makes no policy; one that let it would
 * let every text pass, which holds nobody back and looks as if it did.
 */
export const trustedTypesOf = ({
  chat,
  toggles,
  tagManager,
  maps,
}: Pick<Configuration, 'chat' | 'toggles' | 'tagManager' | 'maps'>): TrustedTypesRule => {
  const hasChat = chat !== null && toggles.hasChat
  return {
    enforced: !hasChat,
    policies: [
      ...(hasChat || tagManager !== null ? [SCRIPT_POLICY] : []),
      ...(tagManager === null ? [] : [TAG_POLICY]),
      ...(maps.kind === 'google' ? MAP_POLICIES : []),
    ],
  }
}

import type { Configuration } from '../configuration.ts'

/** The policy under which the portal loads third-party scripts: the chat's and the tag manager's. */
export const SCRIPT_POLICY = 'fairhaul-scripts'

/**
 * The page's default policy, for code that names none. It exists for the tags of a tag manager, and allows only their
 * scripts.
 */
export const TAG_POLICY = 'default'

/** The policy under which the portal starts its own workers. */
export const WORKER_POLICY = 'fairhaul-workers'

/** The policies of Google Maps and its loader, according to the loader. */
const MAP_POLICIES = [
  '@googlemaps/js-api-loader',
  'google-maps-api-loader',
  'google-maps-api#html',
  'lit-html',
]

/** The Trusted Types part of a content security policy. */
export interface TrustedTypesRule {
  /** Whether a string can become script, HTML or a script address only through a policy. */
  readonly enforced: boolean
  /** The policies that may be created. */
  readonly policies: readonly string[]
}

/**
 * The Trusted Types of a configuration.
 *
 * Choice: with a chat they are only reported. Its script writes its own frames as text and creates no policy; a policy that
 * allows this would allow any text, which protects nothing and only seems to.
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
      WORKER_POLICY,
      ...(hasChat || tagManager !== null ? [SCRIPT_POLICY] : []),
      ...(tagManager === null ? [] : [TAG_POLICY]),
      ...(maps.kind === 'google' ? MAP_POLICIES : []),
    ],
  }
}

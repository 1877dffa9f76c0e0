/**
 * Who may enter a route.
 *
 * - `anonymous-only`: login and sign-up; a signed-in user is sent Home.
 * - `allowed-while-signed-in`: open to both; a visitor may be in the middle of a sign-up.
 * - `needed`: a signed-in user only.
 *
 * Source: section 6, "Authentication".
 */
export type RouteAuthentication = 'anonymous-only' | 'allowed-while-signed-in' | 'needed'

/** One row of the route table. Source: section 2, "Routes". */
export interface RouteRow {
  readonly name: string
  /** The path without the base, its parameters as `:name`. A leading `*` matches any path that ends so. */
  readonly pattern: string
  /** The page title, or the short one before an id. */
  readonly title: string
  readonly authentication: RouteAuthentication
  /** Leaving it requires the company and the user's names. Guard step 7. */
  readonly checksUserAndCompanyOnLeaving: boolean
  /** Stays open when the subscription or trial has expired. Guard step 13. */
  readonly allowsExpired: boolean
}

const USUAL = {
  authentication: 'needed',
  checksUserAndCompanyOnLeaving: false,
  allowsExpired: false,
} as const

/** A row of the table: the defaults, and the fields of this route. */
export const route = <const Name extends string, const Pattern extends string>(
  row: { readonly name: Name; readonly pattern: Pattern; readonly title: string } & Partial<RouteRow>,
): RouteRow & { readonly name: Name; readonly pattern: Pattern } => ({ ...USUAL, ...row })

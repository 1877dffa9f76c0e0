import type { BrandOrigins } from '@fairhaul/core'
import type { Access } from './groups/access.ts'
import type { Cards } from './groups/cards.ts'
import type { ErrorReporting } from './groups/error-reports.ts'
import type { Installation } from './groups/installation.ts'
import type { Mapping } from './groups/maps.ts'
import type { Support } from './groups/support.ts'
import type { PageViewing } from './groups/tag-manager.ts'
import type { Toggles } from './groups/toggles.ts'

/** What the environment of the server says about this installation. */
export interface Configuration
  extends Installation,
    Access,
    Toggles,
    ErrorReporting,
    PageViewing,
    Support,
    Mapping,
    Cards {}

/** Which build of the portal is served. */
export interface Build {
  /** The version of the package and a mark of the built page: another page has another. `0.1.0+3fa9c1d2`. */
  readonly version: string
  /** Whether the build has source maps, by which the makers find the places of an error. */
  readonly hasSourceMaps: boolean
}

/** What is written into the page. */
export type WrittenConfiguration = Configuration & Build

/** What the portal is told about where it runs. It is written into the page, not asked for. */
export interface PageConfiguration extends Omit<WrittenConfiguration, 'origins'> {
  /** The two brands' origins: `https://portal.example`. */
  readonly origins: BrandOrigins
}

import type { BrandOrigins } from '@fairhaul/core'
import type { Access } from './groups/access.ts'
import type { Cards } from './groups/cards.ts'
import type { ErrorReporting } from './groups/error-reports.ts'
import type { Installation } from './groups/installation.ts'
import type { Mapping } from './groups/maps.ts'
import type { Support } from './groups/support.ts'
import type { PageViewing } from './groups/tag-manager.ts'
import type { Toggles } from './groups/toggles.ts'

/** The installation's configuration, from the environment of the server. */
export interface Configuration
  extends Installation,
    Access,
    Toggles,
    ErrorReporting,
    PageViewing,
    Support,
    Mapping,
    Cards {}

/** The build of the portal that is served. */
export interface Build {
  /** The version of the package and a mark of the built page, which changes with the page. `0.1.0+3fa9c1d2`. */
  readonly version: string
  /** Whether the build has source maps, which locate errors in the sources. */
  readonly hasSourceMaps: boolean
}

/** The configuration that is written into the page. */
export type WrittenConfiguration = Configuration & Build

/** The configuration of the portal. It is written into the page, not requested. */
export interface PageConfiguration extends Omit<WrittenConfiguration, 'origins'> {
  /** The two brands' origins: `https://portal.example`. */
  readonly origins: BrandOrigins
}

import type { Areas, Clock } from '@fairhaul/core'
import { loadBoundaries } from '../../../browser/maps/load-boundaries.ts'
import { lateMaps } from '../../../browser/maps/late-maps.ts'
import { lateMapProvider } from '../../../browser/maps/late-map-provider.ts'
import { BrowserTokens } from '../../../di/tokens/browser.ts'
import { MapTokens } from '../../../di/tokens/maps.ts'
import { SearchTokens } from '../../../di/tokens/search.ts'
import type { Bind } from '../../container.ts'
import type { PageConfiguration } from '../../../../configuration/configuration.ts'

/** What draws and measures maps comes when it is first asked: docs/adr/0014-maps.md. */
export const bindModule = (bind: Bind): void => {
  bind(MapTokens.Boundaries).toConstantValue(() => loadBoundaries())
  bind(MapTokens.Maps).toResolvedValue(
    ({ maps }: PageConfiguration, areas: Areas, clock: Clock) => lateMaps(maps, areas, clock),
    [BrowserTokens.PageConfiguration, SearchTokens.Areas, BrowserTokens.Clock],
  )
  bind(MapTokens.MapProvider).toResolvedValue(
    ({ maps }: PageConfiguration, clock: Clock) => lateMapProvider(maps, clock),
    [BrowserTokens.PageConfiguration, BrowserTokens.Clock],
  )
}

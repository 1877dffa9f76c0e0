import { type LaneCarrier, laneResultsPath, laneSearchKey, laneText, regionOfPlace } from '@fairhaul/core'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { href } from '../../di/href.ts'
import { BulkActions } from '../../parts/carrier-results/BulkActions.tsx'
import { CarrierTable } from '../../parts/carrier-results/CarrierTable.tsx'
import { VerdictBar } from '../../parts/carrier-results/filters/VerdictBar.tsx'
import type { ColumnsOfList } from '../../parts/columns/use-columns.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import type { RowOpening } from '../../ui/row-keys.ts'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { cx } from '../../ui/cx.ts'
import surface from '../../ui/ListSurface.module.css'
import { LaneError } from './LaneError.tsx'
import { LaneNothing } from './LaneNothing.tsx'
import styles from './LaneSearchResults.module.css'
import { laneSortAfter, tableSortOfLane } from './lane-orders.ts'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneScreenStore } from './lane-screen-store.ts'

/**
 * After a search by keyboard the focus moves to its first result, from the heading of the new screen,
 * once for each search.
 */
const useFocusOnFirstRow = (frame: RefObject<HTMLElement | null>, store: LaneResultsStore): void => {
  useEffect(
    () =>
      reaction(
        () =>
          store.isOutdated || store.shown === undefined ? undefined : laneSearchKey(store.shown.address),
        key => {
          if (key === undefined) return
          requestAnimationFrame(() => {
            if (document.activeElement?.tagName !== 'H1') return
            frame.current?.querySelector<HTMLElement>('tbody > tr')?.focus({ preventScroll: true })
          })
        },
        { fireImmediately: true },
      ),
    [frame, store],
  )
}

/**
 * Marks the rows of carriers based in the hovered region. It sets an attribute and renders no row, as a
 * pointer crosses a map faster than a list of fifty can render.
 */
const useHoveredRows = (
  frame: RefObject<HTMLElement | null>,
  regions: ReadonlyMap<string, string | undefined>,
  hovered: string | null,
): void => {
  useEffect(() => {
    const rows = frame.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []
    for (const row of rows) {
      const isHighlighted = hovered !== null && regions.get(row.dataset['row'] ?? '') === hovered
      row.toggleAttribute('data-hovered', isHighlighted)
    }
  }, [frame, regions, hovered])
}

interface Props {
  readonly store: LaneScreenStore
  readonly view: ColumnsOfList<LaneCarrier>
  /** What opens beside the list, and what is open. */
  readonly opening: RowOpening
  readonly open: string | undefined
}

/** The list before its first carriers are there. */
export const ComingCarriers = () => (
  <div className={surface['surface']} aria-busy="true">
    <SkeletonTable card="carrier" />
  </div>
)

/** The carriers of a lane, or why there are none. */
export const LaneList = observer(({ store, view, opening, open }: Props) => {
  const { hovered, parts } = store
  const { results } = parts
  const { shown, isOutdated, isFirstLoading, rows } = results
  const frame = useRef<HTMLDivElement>(null)
  const regions = useMemo(
    () => new Map(rows.map(row => [String(row.id), regionOfPlace(row.physicalAddress)?.key])),
    [rows],
  )
  useHoveredRows(frame, regions, hovered)
  useFocusOnFirstRow(frame, results)
  const hover = (event: SyntheticEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-row]')?.dataset['row']
    store.hover((row === undefined ? undefined : regions.get(row)) ?? null)
  }
  const hands = {
    onPointerOver: hover,
    onFocus: hover,
    onPointerLeave: () => store.hover(null),
    onBlur: () => store.hover(null),
  }
  return (
    <div className={styles['list']}>
      <LaneError store={results} />
      {(isFirstLoading || shown?.isWithheld === false) && (
        <VerdictBar
          tally={results.tally}
          verdict={results.address.verdict}
          onChoose={store.changeVerdict}
          mayBeOfPage
        />
      )}
      {isFirstLoading && <ComingCarriers />}
      <LaneNothing store={store} />
      {shown !== undefined && rows.length > 0 && (
        <>
          <div ref={frame} className={cx(surface['surface'], styles['table'])} {...view.marks} {...hands}>
            <CarrierTable
              caption={`Carriers seen from ${laneText(shown.address.lane)}`}
              columns={view.columns}
              rows={rows}
              isUpdating={isOutdated}
              sort={tableSortOfLane(results.address.sort)}
              onSort={({ key }) => store.changeSort(laneSortAfter(results.address.sort, key))}
              selection={results.selection}
              opening={opening}
              open={open}
              bulk={() => (
                <BulkActions
                  selection={results.selection}
                  monitoring={results.monitoring}
                  file={parts.selectedFile}
                  lane={shown.address.lane}
                />
              )}
            />
            <Pager
              label="Carriers"
              className={styles['pager'] ?? ''}
              page={shown.answer.carriers.page}
              pages={shown.answer.carriers.pages}
              total={shown.answer.carriers.total}
              {...(results.isCapped && shown.address.verdict === null && { totalText: 'The first 200' })}
              hrefFor={page => href(laneResultsPath({ ...shown.address, page, panel: null }))}
            />
          </div>
          {results.isCapped && (
            <Notice tone="info" title="There may be more.">
              Only the 200 carriers that were seen most often on this lane are listed. Narrow the filters to
              see others.
            </Notice>
          )}
        </>
      )}
    </div>
  )
})

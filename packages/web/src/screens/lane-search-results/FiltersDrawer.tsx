import { laneResultsPath, laneText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { LaneFiltersForm } from '../../parts/lane/LaneFiltersForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import type { LaneScreenStore } from './lane-screen-store.ts'

/**
 * All filters of the lane. Changes are applied together by the button, as each search counts against
 * the plan. Section 5, "Lane search filters".
 */
export const FiltersDrawer = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const id = useId()
  const { results, draft } = store.parts
  const { address, drawerHistory } = results
  const close = useCloseDrawer(drawerHistory, laneResultsPath({ ...address, panel: null }))
  const apply = (event: FormEvent) => {
    event.preventDefault()
    store.applyDraft()
  }
  return (
    <Drawer
      title="Filters"
      subtitle={laneText(address.lane)}
      isOpen
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} variant="primary">
            Show carriers
          </Button>
          <Button onClick={draft.reset} disabled={!draft.narrows}>
            Clear all filters
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={apply}>
        <LaneFiltersForm store={draft} variant="drawer" />
      </form>
    </Drawer>
  )
})

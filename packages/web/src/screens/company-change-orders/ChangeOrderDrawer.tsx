import { changeOrdersPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ChangeOrderView } from '../../parts/change-order/ChangeOrderView.tsx'
import type { ChangeOrderStore } from '../../parts/change-order/change-order-store.ts'
import { DecideButtons } from '../../parts/change-order/DecideButtons.tsx'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ChangeOrdersStore } from './change-orders-store.ts'

interface Props {
  readonly store: ChangeOrdersStore
  readonly order: ChangeOrderStore
}

/** One change order over the list, with its decision. */
export const ChangeOrderDrawer = observer(({ store, order }: Props) => {
  const close = useCloseDrawer(store.drawerHistory, changeOrdersPath({ ...store.address, open: null }))
  const { order: shown } = order
  const found = order.found.state
  return (
    <Drawer
      title={`Change order ${order.id}`}
      isOpen
      onClose={close}
      footer={shown !== undefined && <DecideButtons store={order} order={shown} />}
    >
      <ListError question={found} what="this change order" onRetry={() => void order.found.load()} />
      {shown === undefined && found.kind === 'loading' && (
        <div aria-busy="true">
          <Skeleton shape="text" count={5} />
        </div>
      )}
      {shown !== undefined && <ChangeOrderView store={order} order={shown} />}
    </Drawer>
  )
})

import { changeOrdersPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { ChangeOrderView } from '../../parts/change-order/ChangeOrderView.tsx'
import type { ChangeOrderStore } from '../../parts/change-order/change-order-store.ts'
import { DecideButtons } from '../../parts/change-order/DecideButtons.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './CompanyChangeOrderScreen.module.css'

/** One change to the company's record, pending or decided. Section 4, "Change order decision". */
export const CompanyChangeOrderScreen = observer(() => {
  const store = useScreenStore<ChangeOrderStore>()
  const {
    order,
    found: { state: found },
  } = store
  return (
    <div className={styles['page']}>
      <p>
        <Link to={changeOrdersPath()} className={linkClass}>
          All change orders
        </Link>
      </p>
      <h1>Change order {store.id}</h1>
      <ListError question={found} what="this change order" onRetry={() => void store.found.load()} />
      {order === undefined && found.kind === 'loading' && (
        <div aria-busy="true">
          <Skeleton shape="block" count={2} />
        </div>
      )}
      {order !== undefined && (
        <Section heading="Change to the company’s record">
          <div className={styles['inside']}>
            <ChangeOrderView store={store} order={order} />
            <DecideButtons store={store} order={order} />
          </div>
        </Section>
      )}
    </div>
  )
})

import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { useResolve, useStore } from '../../di/use-store.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { InviteCarrierForm } from '../invite-carrier/InviteCarrierForm.tsx'
import { NO_INVITATION } from '../invite-carrier/newest-resend.ts'
import { ResendForm } from '../invite-carrier/ResendForm.tsx'
import { PanelActions } from './PanelActions.tsx'
import { PanelBody } from './PanelBody.tsx'
import { PanelWho } from './PanelWho.tsx'
import { panelActs } from './panel-acts.ts'
import { PANEL_KEYS } from './panel-keys.ts'
import { CarrierPanelStore } from './panel-store.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import type { WorkedList } from './worked-list.ts'

interface Props {
  readonly list: WorkedList
  /** Beside the list; else above it, as a drawer. */
  readonly isPane: boolean
}

/** One carrier of a list: what decides, and what is done with it, without leaving the list. */
export const CarrierPanel = observer(({ list, isPane }: Props) => {
  const resolve = useResolve()
  const { user } = useStore(AccountTokens.AccountStore)
  const navigator = useStore(BrowserTokens.Navigator)
  const ahead = useStore(ShellTokens.Ahead)
  const today = useStore(BrowserTokens.Clock).today()
  const [store] = useState(() => new CarrierPanelStore(list, resolve))
  useEffect(() => () => store.dispose(), [store])
  const { openId } = list
  useEffect(() => {
    if (openId === null) return
    store.opened(openId)
    return ahead.likely(store.prefetch)
  }, [ahead, store, openId])
  const { row, current, inviting, resending } = store
  const carrier = row ?? current?.summary
  const acts = row === undefined || user == null ? [] : panelActs(store, row, user, today)
  usePanelKeys(openId === null ? null : { store, isOpen: true, actsAt: () => acts, navigator, isPane })
  if (openId === null) return null
  const shown = {
    title: carrier === undefined ? 'Carrier' : <CarrierNameText name={carrier.legalName} />,
    subtitle: <PanelWho carrier={carrier} />,
    action: row !== undefined && (
      <Link
        to={paths.carrier({ id: row.id })}
        aria-keyshortcuts={PANEL_KEYS.profile}
        {...buttonStyle({ size: 'small' })}
      >
        Open profile <Kbd>{PANEL_KEYS.profile}</Kbd>
      </Link>
    ),
    onClose: store.close,
    footer: <PanelActions list={list} store={store} acts={acts} />,
  }
  return (
    <>
      <SidePanel isPane={isPane} {...shown}>
        <PanelBody list={list} store={store} carrier={carrier} today={today} />
      </SidePanel>
      {inviting !== null && (
        <InviteCarrierForm
          form={inviting.form}
          legalName={inviting.row.legalName}
          onClose={store.closeInvitation}
        />
      )}
      {resending !== null && (
        <ResendForm
          form={resending.form}
          name={resending.row.legalName}
          missing={NO_INVITATION}
          onClose={store.closeInvitation}
        />
      )}
    </>
  )
})

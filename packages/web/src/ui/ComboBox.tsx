import { type ReactNode, useContext, useEffect, useState } from 'react'
import {
  ComboBox as Base,
  Button,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  Popover,
} from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Chevron } from './Chevron.tsx'
import styles from './ComboBox.module.css'
import { cx } from './cx.ts'
import field from './Field.module.css'
import type { FieldText } from './Field.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { OptionItem } from './OptionItem.tsx'
import type { Option } from './options.ts'
import popover from './Popover.module.css'
import { Spinner } from './Spinner.tsx'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

/** The library does not hide elements with this attribute when it hides the page around an overlay. */
const LEFT_ALONE = 'data-react-aria-top-layer'

/**
 * Keeps the page accessible while the list of a ComboBox is open. The library hides everything else from assistive
 * technology then, but keeps it in the tab order, so that a keyboard user reaches fields that are not announced. This
 * list is not modal: typing on and leaving close it.
 *
 * The library hides the page in an effect of the ComboBox, which runs after the effects of its children, as this one.
 */
const KeepScroll = () => {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen === true
  useEffect(() => {
    if (!isOpen) return
    const all = [...document.body.children].filter(each => !each.hasAttribute(LEFT_ALONE))
    for (const each of all) each.setAttribute(LEFT_ALONE, '')
    // Elsewhere the attribute means that a click on the element is no click outside the overlay.
    queueMicrotask(() => {
      for (const each of all) each.removeAttribute(LEFT_ALONE)
    })
  }, [isOpen])
  return null
}

/**
 * Keeps the list open while its field has the focus. The library closes the list at each scroll of the page, also at
 * the one that brings the focused field into view, or that a change of the page's height causes. In `main` the list
 * scrolls with its field, so it can stay.
 */
const OpenWhileFocused = ({ base, children }: { base: HTMLElement | null; children: ReactNode }) => {
  const state = useContext(OverlayTriggerStateContext)
  if (state === null || base === null) return children
  const close = () => {
    if (!base.contains(document.activeElement)) state.close()
  }
  return <OverlayTriggerStateContext value={{ ...state, close }}>{children}</OverlayTriggerStateContext>
}

export interface ComboBoxProps<Key extends string> extends FieldText {
  /** The options for the current text. With `isAsync` the owner filters them; otherwise they are filtered here. */
  options: readonly Option<Key>[]
  value: Key | null
  onChange: (key: Key | null) => void
  text?: string
  onText?: (text: string) => void
  isAsync?: boolean
  isLoading?: boolean
  /** The text of the list without options. */
  emptyText?: string
  placeholder?: string
  icon?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** A choice of one out of many by typing. */
export const ComboBox = <Key extends string>({
  label,
  description,
  error,
  isLabelHidden = false,
  options,
  value,
  onChange,
  text,
  onText,
  isAsync = false,
  isLoading = false,
  emptyText = 'No matches.',
  placeholder,
  icon,
  isRequired = false,
  isDisabled = false,
  className,
}: ComboBoxProps<Key>) => {
  const [base, setBase] = useState<HTMLElement | null>(null)
  // The list is rendered in `main`, as its field is. In a dialog it would be clipped, so there the default place is
  // kept.
  const main = base?.closest('[role="dialog"]') == null ? base?.closest('main') : null
  const items = options.map(option => ({ ...option, id: option.key }))
  return (
    <Base
      ref={setBase}
      className={cx(field['field'], className) ?? ''}
      {...(isAsync ? { items } : { defaultItems: items })}
      value={value}
      onChange={key => onChange(options.find(option => option.key === key)?.key ?? null)}
      {...(text !== undefined && { inputValue: text })}
      {...(onText && { onInputChange: onText })}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      // With `isAsync` an empty text requests nothing, so there is no list to open.
      allowsEmptyCollection={!isAsync || text !== ''}
      menuTrigger={isAsync ? 'input' : 'focus'}
    >
      <KeepScroll />
      <Label className={isLabelHidden ? visuallyHiddenClass : field['label']}>{label}</Label>
      <div className={cx(field['box'], styles['box'])}>
        {icon}
        <Input className={field['input'] ?? ''} {...(placeholder && { placeholder })} />
        {isLoading && <Spinner label="Looking" />}
        <Button className={styles['open'] ?? ''}>
          <Chevron />
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
      <OpenWhileFocused base={main == null ? null : base}>
        <Popover
          className={popover['popover'] ?? ''}
          offset={4}
          {...(main && { UNSTABLE_portalContainer: main })}
        >
          <ListBox
            className={popover['list'] ?? ''}
            renderEmptyState={() => (
              // A press here would take the focus from the field, and with it the text.
              <div
                role="presentation"
                className={popover['empty']}
                onMouseDown={event => event.preventDefault()}
              >
                {isLoading ? 'Searching…' : emptyText}
              </div>
            )}
          >
            {(option: Option) => <OptionItem option={option} />}
          </ListBox>
        </Popover>
      </OpenWhileFocused>
    </Base>
  )
}

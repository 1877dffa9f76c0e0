import { type ReactNode, useEffect, useRef } from 'react'

export interface ListboxProps<Option> {
  id: string
  label: string
  isBusy: boolean
  options: readonly Option[]
  active: Option | undefined
  keyOf: (option: Option) => string
  /** Sets `data-kind` of an option. */
  kindOf?: (option: Option) => string
  /** Sets `data-for`: the text that the options answer. */
  answered?: string
  onChoose: (option: Option) => void
  /** The pointer or the arrow keys reached an option. It must be the same function in each render. */
  onReach?: (option: Option) => void
  className?: string | undefined
  optionClassName?: string | undefined
  children: (option: Option) => ReactNode
}

/** The id of one option, for `aria-activedescendant`. Empty: undefined without a key. */
export const listboxOptionId = (listId: string, key: string | null): string | undefined =>
  key === null ? undefined : `${listId}-${key.replace(/[^\w-]/g, '_')}`

/** The options of a ListboxInput. The input keeps the focus and handles the keys; one click handler serves the list. */
export const Listbox = <Option,>({
  id,
  label,
  isBusy,
  options,
  active,
  keyOf,
  kindOf,
  answered,
  onChoose,
  onReach,
  className,
  optionClassName,
  children,
}: ListboxProps<Option>) => {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef<(optionId: string) => void>(() => {})
  useEffect(() => {
    if (active === undefined) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    onReach?.(active)
  }, [active, onReach])
  useEffect(() => {
    latest.current = optionId => {
      const option = options.find(each => listboxOptionId(id, keyOf(each)) === optionId)
      if (option !== undefined) onChoose(option)
    }
  })
  useEffect(() => {
    const shown = list.current
    const choose = ({ target }: MouseEvent) => {
      const clicked = target instanceof Element ? target.closest('[role="option"]') : null
      if (clicked !== null) latest.current(clicked.id)
    }
    shown?.addEventListener('click', choose)
    return () => shown?.removeEventListener('click', choose)
  }, [])
  const activeKey = active === undefined ? null : keyOf(active)
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isBusy}
      data-for={answered}
      className={className}
    >
      {options.map(option => (
        <div
          key={keyOf(option)}
          id={listboxOptionId(id, keyOf(option))}
          role="option"
          aria-selected={keyOf(option) === activeKey}
          data-kind={kindOf?.(option)}
          className={optionClassName}
          onPointerDown={event => event.preventDefault()}
          {...(onReach && { onPointerEnter: () => onReach(option) })}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}

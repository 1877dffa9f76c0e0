import { useContext, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

/** What the library leaves alone when it hides the page around what is open. */
const LEFT_ALONE = 'data-react-aria-top-layer'

/**
 * Keeps the page there while the list of a ComboBox is open. The library hides everything else from assistive technology
 * then, but leaves it in the order of the Tab key: whoever goes on by keyboard lands on fields that are not told. This
 * list takes nothing over; typing and leaving close it.
 *
 * It hides in an effect of the ComboBox, which runs after those of what is in it, as this is.
 */
export const KeepScroll = () => {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen === true
  useEffect(() => {
    if (!isOpen) return
    const all = [...document.body.children].filter(each => !each.hasAttribute(LEFT_ALONE))
    for (const each of all) each.setAttribute(LEFT_ALONE, '')
    // The attribute means more elsewhere: a click on such a thing is no click beside what is open.
    queueMicrotask(() => {
      for (const each of all) each.removeAttribute(LEFT_ALONE)
    })
  }, [isOpen])
  return null
}

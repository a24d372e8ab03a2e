import { ChevronLeft } from '@kotonoha/ui-kit/icons/chevron-left'
import { ChevronRight } from '@kotonoha/ui-kit/icons/chevron-right'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'

function StepAnchor(props: ComponentPropsWithRef<'a'>) {
  return <a {...props} className="stretch-step" />
}

/** The week or year before or after the one that is shown. */
export const StepLink = createLink(StepAnchor)

export const Earlier = () => <ChevronLeft aria-hidden="true" />
export const Later = () => <ChevronRight aria-hidden="true" />

/** Names a stretch of days between the ways to those beside it. */
export function StretchHead({
  earlier,
  later,
  children,
}: {
  earlier: ReactNode
  later: ReactNode
  children: ReactNode
}) {
  // Names stay where they are from stretch to stretch; where there is only one, nothing is beside it.
  const none =
    earlier === undefined && later === undefined ? null : <span className="stretch-step" />
  return (
    <div className="stretch-head">
      {earlier ?? none}
      <h2 className="stretch-name" data-alone={none === null}>
        {children}
      </h2>
      {later ?? none}
    </div>
  )
}

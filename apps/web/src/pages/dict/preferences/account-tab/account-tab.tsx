import './account-tab.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { authUserQuery } from '../../../../session/account-security/auth-user'
import { OwnDataSection } from '../../../../session/own-data/own-data-section'
import { DeletionSection } from './deletion-section'
import { DevicesSection } from './devices-section'
import { IdentitiesSection } from './identities-section'
import { ProfileSection } from './profile-section'
import { SignInSection } from './sign-in-section'
import { TwoFactorSection } from './two-factor/two-factor-section'

/** Who the learner is, how they sign in and where, and what is theirs to take or to delete. */
export function AccountTab() {
  const { data: user, error, refetch } = useQuery(authUserQuery)
  return (
    <>
      <ProfileSection />
      {user !== undefined ? (
        <>
          <SignInSection user={user} />
          <TwoFactorSection user={user} />
          <DevicesSection />
          <IdentitiesSection user={user} />
        </>
      ) : error !== null ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="account-loading">
          <SkeletonList count={5} heightPx={96} />
        </div>
      )}
      <OwnDataSection />
      <DeletionSection />
    </>
  )
}

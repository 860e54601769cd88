import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// Every screen and its address.
export default [
  layout('ui/default.layout.tsx', [
    index('home/home.screen.tsx'),
    route('safe', 'pages/page.screen.tsx', { id: 'page-safe' }),
    route('hog-membership', 'pages/page.screen.tsx', { id: 'page-hog-membership' }),
    route('stanley', 'pages/page.screen.tsx', { id: 'page-stanley' }),
    route('soukromi', 'pages/page.screen.tsx', { id: 'page-soukromi' }),
    route('akce', 'events/calendar.screen.tsx'),
    route('akce/:id', 'events/event.screen.tsx'),
    route('gallery', 'gallery/gallery.screen.tsx'),
    route('gallery/:slug', 'gallery/album.screen.tsx'),
    route('prihlaska', 'applications/apply.screen.tsx'),
    route('login', 'accounts/login.screen.tsx'),
    route('forgot-password', 'accounts/forgot-password.screen.tsx'),
    route('reset-password', 'accounts/reset-password.screen.tsx'),
    route('congratulations', 'home/congratulations.screen.tsx'),
    route('clear-cache', 'home/clear-cache.screen.tsx'),
  ]),
  layout('ui/splash.layout.tsx', [
    route('onboarding/rules', 'accounts/rules.screen.tsx'),
    route('onboarding/profile', 'accounts/verify-profile.screen.tsx'),
  ]),
  route('logout', 'accounts/logout.screen.tsx'),
  route('preferences', 'accounts/preferences.screen.tsx'),
  layout('admin/guard.layout.tsx', [
    layout('admin/admin.layout.tsx', [
      route('admin', 'admin/dashboard.screen.tsx'),
      route('admin/settings', 'accounts/settings.screen.tsx'),
      route('admin/members', 'roster/members.screen.tsx'),
      route('admin/members/import', 'import/import.screen.tsx'),
      route('admin/members/doubles', 'matches/doubles.screen.tsx'),
      route('admin/:id/edit', 'members/member-edit.screen.tsx'),
      route('admin/events', 'admin/to-come.screen.tsx', { id: 'events' }),
      route('admin/donate', 'admin/to-come.screen.tsx', { id: 'donate' }),
      route('admin/applications', 'applications/applications.screen.tsx'),
      route('admin/hog', 'hog/hog.screen.tsx'),
      route('admin/fees', 'admin/to-come.screen.tsx', { id: 'fees' }),
      route('admin/patches', 'honours/patches.screen.tsx'),
      route('admin/ritual', 'honours/ritual.screen.tsx'),
      route('admin/sprava', 'admin/to-come.screen.tsx', { id: 'sprava' }),
      route('admin/potential-matches', 'matches/matches.screen.tsx'),
      route('admin/profile', 'admin/to-come.screen.tsx', { id: 'profile' }),
      route('admin/membership', 'admin/to-come.screen.tsx', { id: 'membership' }),
      route('admin/*', 'admin/unknown.screen.tsx'),
    ]),
    layout('ui/splash.layout.tsx', { id: 'thanks-splash' }, [
      route('admin/thanks', 'admin/thanks.screen.tsx'),
    ]),
  ]),
  route('*', 'home/not-found.screen.tsx'),
] satisfies RouteConfig

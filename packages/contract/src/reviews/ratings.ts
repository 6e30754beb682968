export const ratings = ['very bad', 'bad', 'regular', 'good', 'excellent'] as const

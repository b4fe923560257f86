/** What the services that have objects may do in their bucket (docs.aws.amazon.com/AmazonS3, bucket policy actions). */
const bucket = 'arn:aws:s3:::crossfoot';

const policy = (objects: readonly { readonly actions: readonly string[]; readonly keys: readonly string[] }[]) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Action: ['s3:GetBucketLocation', 's3:ListBucket'],
      Resource: [bucket],
    },
    ...objects.map(({ actions, keys }) => ({
      Effect: 'Allow',
      Action: actions.map((action) => `s3:${action}`),
      Resource: keys.map((key) => `${bucket}/${key}`),
    })),
  ],
});

const write = ['PutObject', 'DeleteObject'];

/** The gateway writes uploads and hands exported files over; only conversion sees results. */
export const objectPolicies = {
  gateway: policy([
    { actions: ['GetObject', ...write], keys: ['uploads/*'] },
    { actions: ['GetObject', 'DeleteObject'], keys: ['exports/*'] },
  ]),
  conversion: policy([{ actions: ['GetObject', ...write], keys: ['*'] }]),
} as const;
export const servicesWithObjects = Object.keys(objectPolicies) as readonly (keyof typeof objectPolicies)[];

/** Flavor words that are not notes of the catalogue; single words, in the singular. */
const byCategory = {
  fruit:
    'blueberry blackberry raspberry strawberry cranberry gooseberry elderberry mulberry currant blackcurrant cassis mango papaya pineapple guava passionfruit lychee kiwi melon watermelon cantaloupe peach apricot nectarine quince pomegranate persimmon tangerine mandarin clementine grapefruit orange kumquat bergamot yuzu pomelo prune sultana rhubarb plantain marmalade jam jelly compote zest tamarind olive',
  sea: 'seaweed kelp brine iodine oyster clam anchovy fish seashore',
  meat: 'bacon ham beef pork jerky sausage steak barbecue chorizo prosciutto pancetta duck venison lamb',
  kitchen:
    'cheese cheddar parmesan brie yogurt egg omelet pancake waffle biscuit cookie brownie cake gingerbread shortbread brioche pastry croissant cracker pretzel popcorn porridge oatmeal granola cereal cornbread rice potato tomato onion garlic carrot beet celery cucumber spinach artichoke asparagus truffle mushroom ketchup mustard mayonnaise vinegar soy miso broth stew soup curry sauce',
  sweets:
    'butterscotch marzipan nougat praline fudge marshmallow licorice liquorice gum candy bubblegum meringue tiramisu pudding pie tart syrup treacle gianduja sorbet sherbet cheesecake doughnut',
  spice:
    'paprika cumin coriander turmeric saffron wasabi horseradish chili chile cayenne jalapeno allspice fennel caraway dill basil oregano thyme rosemary parsley tarragon eucalyptus menthol camphor wintergreen sarsaparilla juniper lavender violet jasmine hibiscus elderflower chamomile honeysuckle geranium lilac',
  nut: 'pecan macadamia pistachio brazilnut sesame tahini',
  wood: 'mahogany teak birch maplewood mesquite cherrywood bamboo balsa ebony rosewood',
  odd: 'tar petrol gasoline rubber plastic blood sulfur ammonia soap wax beeswax chalk gunpowder incense resin turpentine barnyard manure wool straw petrichor graphite',
}
export const flavorWords: ReadonlySet<string> = new Set(Object.values(byCategory).join(' ').split(' '))

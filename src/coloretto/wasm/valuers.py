"""A `Valuer` in a browser's memory: the addresses of its parts, in one record."""

from typing import Any, Protocol

from numba import carray, types
from numba.extending import intrinsic

from coloretto.bots.best_first import CHILDREN, MAX_DEPTH, NODE, Tree
from coloretto.bots.features import FEATURES
from coloretto.bots.network import ACTIVATIONS, NETWORK
from coloretto.bots.position_values import VALUING, Valuer
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import ACTIONS
from coloretto.rules.kernel import STATE

VALUER = record_dtype(
    [
        ("expansions", "u4"),
        ("node_capacity", "u4"),
        ("expansion_capacity", "u4"),
        *((part, "u4") for part in ("network", "features", "activations", "memory")),
        *((part, "u4") for part in ("states", "nodes", "values", "children", "counts")),
        *((part, "u4") for part in ("action_values", "path")),
    ]
)


class ValuerRecord(Protocol):
    """An element of an array of VALUER; what is not a number of things is an address."""

    expansions: int
    node_capacity: int
    expansion_capacity: int
    network: int
    features: int
    activations: int
    memory: int
    states: int
    nodes: int
    values: int
    children: int
    counts: int
    action_values: int
    path: int


@intrinsic  # type: ignore[untyped-decorator]  # numba has no types
def pointer(_context: Any, _address: Any) -> Any:  # noqa: ANN401 - numba's types
    """What lies at an address."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - numba's
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return types.voidptr(types.uint32), generate


@compiled
def valuer_at(record: ValuerRecord) -> Valuer:
    nodes = record.node_capacity
    tree = Tree(
        states=carray(pointer(record.states), nodes, STATE),
        nodes=carray(pointer(record.nodes), nodes, NODE),
        values=carray(pointer(record.values), (nodes, SEAT_VALUES), types.float32),
        children=carray(pointer(record.children), record.expansion_capacity, CHILDREN),
        counts=carray(pointer(record.counts), 2, types.int64),
        action_values=carray(pointer(record.action_values), (ACTIONS, SEAT_VALUES), types.float32),
        path=carray(pointer(record.path), MAX_DEPTH, types.int64),
    )
    return Valuer(
        expansions=record.expansions,
        networks=carray(pointer(record.network), 1, NETWORK),
        features=carray(pointer(record.features), 1, FEATURES),
        activations=carray(pointer(record.activations), 1, ACTIVATIONS),
        memory=carray(pointer(record.memory), 1, VALUING),
        tree=tree,
    )
